export const HOME_VERSION = 1
