import { isActive } from './pdf-rules.ts'
import { readObjects } from './pdf-objects.ts'
import { LockedPdf, readObjectStreams } from './pdf-streams.ts'

/** Returns why a PDF must not be kept; null if nothing speaks against it. A file that cannot be read to its end hides something. */
export default async function pdfProblem(bytes: Uint8Array): Promise<'FILE_ACTIVE' | 'FILE_LOCKED' | null> {
  try {
    const objects = readObjects(bytes)
    await readObjectStreams(objects)
    return isActive(objects) ? 'FILE_ACTIVE' : null
  } catch (error) {
    return error instanceof LockedPdf ? 'FILE_LOCKED' : 'FILE_ACTIVE'
  }
}
