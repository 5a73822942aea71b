/** Formats a size in megabytes as screens say a limit, without a unit. */
export const megabytes = (bytes: number): string => String(bytes / 1_048_576)
