import "i18next";
import type app from "../app/app.ar.json";
import type account from "../features/account/account.ar.json";
import type admin from "../features/admin/admin.ar.json";
import type artwork from "../features/artwork/artwork.ar.json";
import type auction from "../features/auction/auction.ar.json";
import type certificate from "../features/auction/certificate/certificate.ar.json";
import type replay from "../features/auction/replay/replay.ar.json";
import type dashboard from "../features/dashboard/dashboard.ar.json";
import type home from "../features/home/home.ar.json";
import type legal from "../features/legal/legal.ar.json";
import type moderation from "../features/moderation/moderation.ar.json";
import type myData from "../features/protection/my-data/my-data.ar.json";
import type operations from "../features/operations/operations.ar.json";
import type security from "../features/security/security.ar.json";
import type notification from "../features/notification/notification.ar.json";
import type profile from "../features/profile/profile.ar.json";
import type fulfilment from "../features/order/fulfilment.ar.json";
import type checkout from "../features/order/checkout/checkout.ar.json";
import type order from "../features/order/order.ar.json";
import type protection from "../features/protection/protection.ar.json";
import type preferences from "../features/settings/preferences.ar.json";
import type settings from "../features/settings/settings.ar.json";
import type payment from "../lib/payment/payment.ar.json";
import type transfer from "../features/transfer/transfer.ar.json";
import type why from "../lib/why/why.ar.json";
import type ui from "../ui/ui.ar.json";

declare module "i18next" {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface CustomTypeOptions {
    defaultNS: "app";
    returnNull: false;
    resources: {
      app: typeof app;
      ui: typeof ui;
      account: typeof account;
      admin: typeof admin;
      artwork: typeof artwork;
      auction: typeof auction;
      certificate: typeof certificate;
      replay: typeof replay;
      dashboard: typeof dashboard;
      home: typeof home;
      legal: typeof legal;
      moderation: typeof moderation;
      "my-data": typeof myData;
      notification: typeof notification;
      operations: typeof operations;
      security: typeof security;
      fulfilment: typeof fulfilment;
      checkout: typeof checkout;
      order: typeof order;
      profile: typeof profile;
      protection: typeof protection;
      preferences: typeof preferences;
      settings: typeof settings;
      payment: typeof payment;
      transfer: typeof transfer;
      why: typeof why;
    };
  }
}
