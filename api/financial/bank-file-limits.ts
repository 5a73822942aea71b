/** Bytes, without imports: browsers load it. 64 MiB hold more than 100,000 entries. */
export const bankFileLimits = { maxSize: 67_108_864 } as const
