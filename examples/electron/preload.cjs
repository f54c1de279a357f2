const { contextBridge, ipcRenderer } = require("electron");

// The window gets this one function, and nothing of Node.
contextBridge.exposeInMainWorld("feeds", { read: (address) => ipcRenderer.invoke("feed", address) });
