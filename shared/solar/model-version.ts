/** Version of the solar model and its climate: a new one means that the same place may get other figures. */
export const MODEL_VERSION = '2026.11'
