import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract'
import { z } from 'zod'

/** A file field of a form with a maximum size in bytes, which server, service and screens all read from this metadata. */
export const fileInput = (maxBytes: number) => z.file().meta({ maxBytes })

export interface Upload {
  method: string
  /** With names of segments in braces. */
  path: string
  /** The maximum size of its largest file. */
  maxBytes: number
}

/** The calls of a contract, or of a router that implements it, that take a file. */
export function getUploads(contract: object): Upload[] {
  return Object.values(contract).flatMap((part: unknown) => {
    if (isContractProcedure(part)) return getUpload(part)
    return typeof part === 'object' && part !== null ? getUploads(part) : []
  })
}

function getUpload(procedure: AnyContractProcedure): Upload[] {
  const { inputSchema, route } = procedure['~orpc']
  if (!(inputSchema instanceof z.ZodObject)) return []
  const sizes = Object.values(inputSchema.shape).flatMap((given) => {
    const field = given instanceof z.ZodOptional ? given.unwrap() : given
    const maxBytes = field instanceof z.ZodFile ? field.meta()?.maxBytes : undefined
    return typeof maxBytes === 'number' ? maxBytes : []
  })
  return sizes.length > 0 ? [{ method: route.method ?? 'POST', path: route.path ?? '', maxBytes: Math.max(...sizes) }] : []
}

/** Returns whether a path matches the upload's path template; segments in braces match anything. */
export function isUploadAddress({ path }: Pick<Upload, 'path'>, asked: string): boolean {
  const [segments, given] = [path.split('/'), asked.split('/')]
  return (
    segments.length === given.length &&
    segments.every((segment, at) => (segment.startsWith('{') ? given[at] !== '' : segment === given[at]))
  )
}
