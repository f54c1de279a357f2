// Keeps the page for when there is no network.

import { scriptAddress } from "./trusted.js";

export function startOffline(): void {
  if (!("serviceWorker" in navigator) || !isSecureContext) return;
  void navigator.serviceWorker.register(scriptAddress("service-worker.js")).catch(() => undefined);
}
