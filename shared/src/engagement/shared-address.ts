/** The address of a page that says it was passed on: whoever comes by it counts as come by sharing. */
export const sharedAddressOf = (path: string, origin: string): string => new URL(`${path}?from=share`, origin).href;
