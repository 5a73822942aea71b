/**
 * Sectors of an institution that answer people, as areas of the portal announce them (docs/requirements/shell.md, section 5).
 * `general` is for pages that belong to no area. Plain words: browsers read them too.
 */
export const supportSectors = ['general', 'financial', 'academic', 'enrollment', 'requests'] as const
export type SupportSector = (typeof supportSectors)[number]
