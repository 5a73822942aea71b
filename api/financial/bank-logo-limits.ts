/** Bytes, pixels of either side and types, without imports: browsers load it. Screens show a logo at 48 px, so twice that is enough. */
export const bankLogoLimits = { maxSize: 524_288, minPixels: 96, types: ['image/png', 'image/jpeg'] } as const
