import { z } from 'zod'
import { localizedText } from './locales.ts'
import { profile } from './principal.ts'
import { entityId } from './shared.ts'

/** What somebody must hold, of one service. */
export const permissionRequirement = z.object({
  /** The service that the permissions belong to, such as `financial`. */
  audience: z.string().min(1),
  /** All of them are needed; none means that nothing is. */
  permissions: z.array(z.string().min(1)),
})
export type PermissionRequirement = z.infer<typeof permissionRequirement>

/**
 * A place that people may go to (docs/requirements/shell.md, section 3, navigation feature): an item of the main menu, or a
 * page below one.
 */
export const navigationFeature = z.object({
  id: entityId,
  description: localizedText,
  /** A name of the portal's own set; others show a plain mark. */
  icon: z.string().nullable(),
  /** A path of the portal, or a whole address elsewhere; null for an item that only holds others. */
  webRoute: z.string().nullable(),
  /** A path below which its pages answer, where that is not the route itself. */
  endpoint: z.string().nullable(),
  featureParentId: entityId.nullable(),
  /** Whether the menu shows it; hidden ones are found by search and may be opened. */
  menuVisibility: z.boolean(),
  /** The title above a run of items; null for the first ones. */
  group: localizedText.nullable(),
  /** Who goes there; nobody named means everybody. */
  profiles: z.array(profile),
  /** What one must hold; null for nothing. */
  grant: permissionRequirement.nullable(),
  /** The feature of the institution that it belongs to; null for none. */
  featureAlias: z.string().nullable(),
})
export type NavigationFeature = z.infer<typeof navigationFeature>
