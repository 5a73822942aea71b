/** Maximum bytes, minimum pixels per side and allowed types. Logos show at 48 px, so twice that is enough. No imports: browsers load it. */
export const bankLogoLimits = { maxSize: 524_288, minPixels: 96, types: ['image/png', 'image/jpeg'] } as const
