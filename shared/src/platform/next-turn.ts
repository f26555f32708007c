/** Once the event loop has come round: what others have waiting is done before. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
