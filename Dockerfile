# One image for the three services (which one, the command says) and one for the gateway.
#   docker build --target services -t naqsh .
#   docker build --target gateway -t naqsh-gateway .

FROM node:22-bookworm-slim AS build
WORKDIR /naqsh
COPY package.json package-lock.json ./
COPY shared/package.json shared/
COPY command-service/package.json command-service/
COPY projection-service/package.json projection-service/
COPY worker/package.json worker/
COPY client/package.json client/
COPY standalone/package.json standalone/
COPY demo/package.json demo/
COPY reliability/package.json reliability/
COPY e2e/package.json e2e/
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --no-audit --no-fund

FROM node:22-bookworm-slim AS services
ENV NODE_ENV=production HOST=0.0.0.0 DATA_FOLDER=/data
WORKDIR /naqsh
COPY --from=build /naqsh/package.json ./
COPY --from=build /naqsh/node_modules node_modules
COPY --from=build /naqsh/shared/package.json shared/
COPY --from=build /naqsh/standalone/package.json standalone/
COPY --from=build /naqsh/standalone/serve.sh /naqsh/standalone/v8-options standalone/
COPY --from=build /naqsh/standalone/dist standalone/dist
# What draws the first view, and the document that it fills.
COPY --from=build /naqsh/client/dist/index.html client/dist/
COPY --from=build /naqsh/client/dist-server client/dist-server
# A new volume takes its owner from the folder that it covers.
RUN mkdir -p /data/files /data/mailbox /data/rebuilds /data/uploads && chown -R node:node /data
USER node
# node ends on SIGTERM by itself, after its requests: it needs no init beside compose's `init: true`.
CMD ["sh", "standalone/serve.sh", "command-service"]

FROM nginxinc/nginx-unprivileged:1.28-bookworm AS gateway
# A watcher takes two connections of a worker, its own and the one behind it: the usual 1,024 are 512 watchers.
USER root
RUN sed -i -E 's/(worker_connections +)1024;/\116384;/' /etc/nginx/nginx.conf && grep -q 'worker_connections *16384;' /etc/nginx/nginx.conf
USER 101
ENV PORT=8080 COMMAND_SERVICE=command-service:3001 PROJECTION_SERVICE=projection-service:3002
ENV CLIENT_FOLDER=/naqsh/client GATEWAY_FOLDER=/naqsh/gateway TRUSTED_PROXY=127.0.0.1 TAKES_CARDS=0
# Only these are filled in: nginx has variables of its own.
ENV NGINX_ENVSUBST_FILTER="^(PORT|COMMAND_SERVICE|PROJECTION_SERVICE|CLIENT_FOLDER|GATEWAY_FOLDER|TRUSTED_PROXY|TAKES_CARDS)$"
COPY gateway/nginx.conf.template /etc/nginx/templates/default.conf.template
COPY gateway/client-asset.conf gateway/page-headers.conf /naqsh/gateway/
COPY --from=build /naqsh/client/dist /naqsh/client
