/** anyfeed/worker-thread: what runs in the Web Worker of anyfeed/worker. It is imported for what it does, and exports nothing. */
export {};
