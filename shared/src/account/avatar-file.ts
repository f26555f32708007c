/** The file that holds a person's picture, sealed; no address leads to it but that of the picture itself. */
export const avatarFileOf = (avatarId: string): string => `people/${avatarId}.sealed`;

/** Where a person's picture is shown. The id changes with each picture, so that no cache shows one of before. */
export const avatarUrlOf = (userId: string, avatarId: string): string => `/api/users/${userId}/avatar/${avatarId}`;
