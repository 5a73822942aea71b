import { PDFArray, PDFDict, PDFHexString, PDFName, PDFNull, type PDFObject, PDFString } from '@cantoo/pdf-lib'
import { type PdfObjects, getValues } from './pdf-objects.ts'

/** What an action may be, with all that may stand in it. By itself, without a click, a document only shows another of its pages. */
const actions: Record<string, readonly string[]> = { GoTo: ['D', 'SD'], Named: ['N'], URI: ['URI', 'IsMap'] }
const named = new Set(['NextPage', 'PrevPage', 'FirstPage', 'LastPage', 'GoBack', 'GoForward', 'Print'])
/** A dictionary of one of these is an action wherever it stands, unless it is a part of the document's structure. */
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
/** Scripts, files and forms of other languages, wherever they stand. */
const refused = ['JS', 'XFA', 'EF', 'RichMediaContent', 'RichMediaSettings']
/** Lists of scripts and files by their names, which programs write although they are empty. */
const lists = ['JavaScript', 'EmbeddedFiles']
/** In an object that does not follow the syntax, what readers may still make something of. */
const suspect =
  /\/(JavaScript|JS|Launch|RichMedia|EmbeddedFiles?|EF|SubmitForm|ImportData|GoTo[RE]|Rendition|Movie|Sound|XFA|AA|OpenAction|ObjStm|First)(?![A-Za-z0-9])/

/** Whether a PDF does more than show its pages, or carries more. What it says in words does not matter. */
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

/** What happens without a click: a place in the document, or an action that goes to one. */
function isHarmlessAlone(objects: PdfObjects, value: PDFObject | undefined): boolean {
  const values = getValues(objects, value)
  // Nobody knows what a reader finds where the reference leads.
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

/** One that a browser opens; without a scheme it is one of the document's own site, and no folder of a network. */
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

/** A name, by reference too: of several the one that is an action. */
function localizedName(objects: PdfObjects, dictionary: PDFDict, key: string): string | undefined {
  const names = getValues(objects, get(dictionary, key)).flatMap((value) => (value instanceof PDFName ? [value.decodeText()] : []))
  return names.find((name) => kinds.has(name) && !Object.hasOwn(actions, name)) ?? names[0]
}

/** `/J#61vaScript` is `/JavaScript`. */
const withoutEscapes = (text: string) =>
  text.replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
