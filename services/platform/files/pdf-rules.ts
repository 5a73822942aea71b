import { PDFArray, PDFDict, PDFHexString, PDFName, PDFNull, type PDFObject, PDFString } from '@cantoo/pdf-lib'
import { type PdfObjects, getValues } from './pdf-objects.ts'

/** Allowed actions with their allowed keys. By itself, without a click, a document may only show another of its pages. */
const actions: Record<string, readonly string[]> = { GoTo: ['D', 'SD'], Named: ['N'], URI: ['URI', 'IsMap'] }
const named = new Set(['NextPage', 'PrevPage', 'FirstPage', 'LastPage', 'GoBack', 'GoForward', 'Print'])
/** Types that make a dictionary an action wherever it occurs, unless it is part of the document's structure. */
const kinds = new Set(
  'GoTo GoToR GoToE GoToDp Launch Thread URI Sound Movie Hide Named SubmitForm ResetForm ImportData JavaScript SetOCGState Rendition Trans GoTo3DView RichMediaExecute'.split(
    ' ',
  ),
)
const annotations = new Set(
  'Text Link FreeText Line Square Circle Polygon PolyLine Highlight Underline Squiggly StrikeOut Caret Stamp Ink Popup Widget PrinterMark TrapNet Watermark Redact'.split(
    ' ',
  ),
)
/** Keys of scripts, files and foreign forms, refused wherever they occur. */
const refused = ['JS', 'XFA', 'EF', 'RichMediaContent', 'RichMediaSettings']
/** Name lists of scripts and files, which some programs write even if empty. */
const lists = ['JavaScript', 'EmbeddedFiles']
/** Content of an object with invalid syntax that readers may still interpret. */
const suspect =
  /\/(JavaScript|JS|Launch|RichMedia|EmbeddedFiles?|EF|SubmitForm|ImportData|GoTo[RE]|Rendition|Movie|Sound|XFA|AA|OpenAction|ObjStm|First)(?![A-Za-z0-9])/

/** Returns whether a PDF does more than show its pages, or carries more. Its wording does not matter. */
export function isActive(objects: PdfObjects): boolean {
  return (
    objects.dictionaries.some((dictionary) => isActiveDictionary(objects, dictionary)) ||
    // A stream may take its content from another file.
    objects.streams.some(({ stream: { dict } }) => has(dict, 'F') || localizedName(objects, dict, 'Type') === 'EmbeddedFile') ||
    objects.unread.some((text) => suspect.test(withoutEscapes(text)))
  )
}

function isActiveDictionary(objects: PdfObjects, dictionary: PDFDict): boolean {
  if (refused.some((key) => has(dictionary, key))) return true
  if (lists.some((key) => getValues(objects, get(dictionary, key)).some((list) => hasEntries(objects, list)))) return true
  const subtype = localizedName(objects, dictionary, 'Subtype')
  if (has(dictionary, 'Rect') && subtype !== undefined && !annotations.has(subtype)) return true
  if (subtype === 'Form' && has(dictionary, 'Ref')) return true
  const kind = localizedName(objects, dictionary, 'S')
  const isStructure = localizedName(objects, dictionary, 'Type') === 'StructElem' || has(dictionary, 'P')
  if (kind !== undefined && kinds.has(kind) && !isStructure && !isHarmless(objects, dictionary, false)) return true
  if (has(dictionary, 'OpenAction') && !isHarmlessAlone(objects, get(dictionary, 'OpenAction'))) return true
  for (const events of getValues(objects, get(dictionary, 'AA')))
    if (events instanceof PDFDict && events.values().some((event) => !isHarmlessAlone(objects, event))) return true
  return getValues(objects, get(dictionary, 'A')).some(
    (clicked) => clicked instanceof PDFDict && has(clicked, 'S') && !isHarmless(objects, clicked, false),
  )
}

/** Returns whether something that happens without a click is harmless: a place in the document, or an action leading to one. */
function isHarmlessAlone(objects: PdfObjects, value: PDFObject | undefined): boolean {
  const values = getValues(objects, value)
  // It is unknown what a reader finds at the reference.
  if (values.length === 0) return false
  return values.every((one) => (one instanceof PDFDict ? isHarmless(objects, one, true) : true))
}

function isHarmless(objects: PdfObjects, action: PDFDict, isAlone: boolean, seen = new Set<PDFDict>()): boolean {
  if (seen.has(action)) return true
  seen.add(action)
  const kind = localizedName(objects, action, 'S') ?? ''
  const keys = Object.hasOwn(actions, kind) ? actions[kind] : undefined
  if (!keys || !action.keys().every((key) => ['Type', 'S', 'Next', ...keys].includes(key.decodeText()))) return false
  if (kind === 'Named' && !named.has(localizedName(objects, action, 'N') ?? '')) return false
  if (kind === 'URI' && isAlone) return false
  if (kind === 'URI' && !objects.isEncrypted && !getValues(objects, get(action, 'URI')).every(isWebAddress)) return false
  return getValues(objects, get(action, 'Next'))
    .flatMap((next) => (next instanceof PDFArray ? next.asArray().flatMap((one) => getValues(objects, one)) : [next]))
    .every((next) => !(next instanceof PDFDict) || isHarmless(objects, next, isAlone, seen))
}

/** Whether a value is an address that a browser opens; without a scheme it must be on the document's own site, not a network folder. */
function isWebAddress(value: PDFObject): boolean {
  if (!(value instanceof PDFString || value instanceof PDFHexString)) return false
  const text = value.decodeText().trim()
  return /^(https?|mailto|tel):/i.test(text) || !/^[\\/]{2}|^[^/?#]*:/.test(text)
}

function hasEntries(objects: PdfObjects, list: PDFObject): boolean {
  if (!(list instanceof PDFDict)) return list !== PDFNull
  return list.values().some((value) => getValues(objects, value).some((one) => !(one instanceof PDFArray) || one.size() > 0))
}

const get = (dictionary: PDFDict, key: string) => dictionary.get(PDFName.of(key))
const has = (dictionary: PDFDict, key: string) => (get(dictionary, key) ?? PDFNull) !== PDFNull

/** Returns a name, also by reference; of several, the one that is an action. */
function localizedName(objects: PdfObjects, dictionary: PDFDict, key: string): string | undefined {
  const names = getValues(objects, get(dictionary, key)).flatMap((value) => (value instanceof PDFName ? [value.decodeText()] : []))
  return names.find((name) => kinds.has(name) && !Object.hasOwn(actions, name)) ?? names[0]
}

/** `/J#61vaScript` is `/JavaScript`. */
const withoutEscapes = (text: string) =>
  text.replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
