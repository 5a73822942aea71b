/** Maximum size in bytes; 64 MiB hold more than 100,000 entries. Without imports, because browsers load it. */
export const bankFileLimits = { maxSize: 67_108_864 } as const
