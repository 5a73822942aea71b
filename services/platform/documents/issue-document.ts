import type { Locale } from '#config'
import type { Principal } from '#api/principal.ts'
import { DomainError } from '../domain-error.ts'
import type { DocumentManners } from './document-formats.ts'
import type { DocumentLogo } from './document-logo.ts'
import type { DocumentPrinter } from './document-printer.ts'

export type Issuer = Pick<Principal, 'tenantId' | 'institutionId'>

/** How documents of an institution look. */
export interface Letterheads {
  /** The logo for light backgrounds; without one, documents show the name alone. */
  logoOf?: ((issuer: Issuer) => Promise<DocumentLogo | null>) | undefined
  /** Currency and time zone of the tenant's settings; without them, the defaults. */
  mannersOf?: ((tenantId: number) => Promise<DocumentManners | null>) | undefined
}

/** Renders a PDF with the institution's logo when available. Throws REPORT_FAILED. */
export async function issueDocument<Document>(
  { printer, logoOf, mannersOf }: Letterheads & { printer: DocumentPrinter<Document> },
  issuer: Issuer,
  document: Document,
  locale: Locale,
  signal?: AbortSignal,
): Promise<File> {
  try {
    // A missing logo must not prevent the document.
    const logo = await logoOf?.(issuer).catch(() => null)
    return await printer.print(document, locale, logo, await mannersOf?.(issuer.tenantId), signal)
  } catch (cause) {
    throw new DomainError('REPORT_FAILED', { cause })
  }
}
