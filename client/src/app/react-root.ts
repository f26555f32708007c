import client from "react-dom/client";

/**
 * What brings React to the document. It is taken here, and so evaluated with React's own piece: the shell, which asks for it, has
 * enough to do in its task.
 */
export const { createRoot, hydrateRoot } = client;
