import { join } from "node:path";
import { app, BrowserWindow, ipcMain, shell } from "electron";
import { read } from "./feeds.js";

ipcMain.handle("feed", (_event, address) => read(String(address)));

app.whenReady().then(() => {
  const window = new BrowserWindow({ webPreferences: { preload: join(import.meta.dirname, "preload.cjs") } });
  // What a feed links to belongs in the browser: this window never leaves its page.
  window.webContents.setWindowOpenHandler(({ url }) => {
    if (/^https?:/.test(url)) shell.openExternal(url);
    return { action: "deny" };
  });
  window.webContents.on("will-navigate", (event) => event.preventDefault());
  window.loadFile("window.html");
});

app.on("window-all-closed", () => app.quit());
