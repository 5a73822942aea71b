/** docs/requirements/shell.md, section 5. `general` is for pages without an area. Without zod, because browsers load it. */
export const supportSectors = ['general', 'financial', 'academic', 'enrollment', 'requests'] as const
export type SupportSector = (typeof supportSectors)[number]
