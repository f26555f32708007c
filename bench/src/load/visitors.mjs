import { quantile } from "../method.mjs";
import { HttpConnection } from "./http-connection.mjs";
import { onceEnded, openLoop } from "./open-loop.mjs";

const CONNECTIONS = 32;

const readRequest = (port, path) => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`;

/** Visitors who read a shop; `paths` are asked for in turn. */
export const createVisitors = (port, paths) => {
  let asked = 0;

  const read = async (connection) => {
    const path = paths[(asked += 1) % paths.length];
    const { status, bytes, bodyAt } = await connection.send(readRequest(port, path));
    if (status !== 200) throw new Error(`${path} was answered by ${status}: ${bytes.toString("utf8", bodyAt)}`);
  };

  return {
    /** Each of the paths once, one after the other. */
    readAll: async () => {
      const connection = await HttpConnection.open(port);
      for (let number = 0; number < paths.length; number += 1) await read(connection);
      connection.close();
    },
    /** Reads at a steady rate for as long as `work` runs. */
    openLoopBeside: async (perSecond, work) => {
      const lanes = await Promise.all(Array.from({ length: CONNECTIONS }, () => HttpConnection.open(port)));
      try {
        const { took } = await openLoop({ perSecond, lanes, ask: read, isOver: onceEnded(work) });
        return { p99: quantile(took, 0.99), longest: quantile(took, 1) };
      } finally {
        for (const connection of lanes) connection.close();
      }
    },
  };
};
