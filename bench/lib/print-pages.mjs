/** Prints documents as PDF, ours and pdfkit's in turns: `node print-pages.mjs <rounds> <pages>`. Prints JSON. */
import PDFDocument from 'pdfkit'
import printReport from '../../services/financial/documents/report.worker.ts'
import { getReportHead, getTable } from './pdf-words.mjs'
import { contract, receipt } from './pdf-data.mjs'
import { median } from './load.mjs'

const [rounds, pages] = process.argv.slice(2).map(Number)
const documents = {
  'receipt of 1 debt': { kind: 'payment-receipt', data: receipt(1) },
  'receipt of 50 debts': { kind: 'payment-receipt', data: receipt(50) },
  'contract of 30 clauses': { kind: 'contract', data: contract(30) },
}

const figures = {}
for (const [name, report] of Object.entries(documents)) figures[name] = await compare(report)
process.stdout.write(JSON.stringify({ documents: figures, memory: await memoryOver(documents['receipt of 50 debts']) }))

/** Milliseconds per page, medians; negative rounds are warm-up. */
async function compare(report) {
  const ours = []
  const floor = []
  let counted = { ours: 0, floor: 0 }
  for (let round = -3; round < rounds; round += 1) {
    const [printed, ourTime] = await timed(() => printReport({ document: report, locale: 'pt-BR', logo: null, manners: null }))
    const [drawn, floorTime] = await timed(() => draw(report))
    counted = { ours: getPages(printed), floor: getPages(drawn) }
    if (round < 0) continue
    ours.push(ourTime / counted.ours)
    floor.push(floorTime / counted.floor)
  }
  const [ourPage, floorPage] = [median(ours), median(floor)]
  return { pages: counted, ours: ourPage, floor: floorPage, ratio: ourPage / floorPage }
}

/** Memory after a tenth of the pages and after all, to detect leaks. */
async function memoryOver(report) {
  const marks = {}
  for (let printed = 0; printed < pages; ) {
    printed += getPages(await printReport({ document: report, locale: 'pt-BR', logo: null, manners: null }))
    if (!marks.early && printed >= pages / 10) marks.early = megabytes()
  }
  return { pages, early: marks.early, late: megabytes() }
}

function megabytes() {
  globalThis.gc?.()
  const { rss, heapUsed } = process.memoryUsage()
  return { resident: rss / 2 ** 20, heap: heapUsed / 2 ** 20 }
}

async function timed(work) {
  const started = performance.now()
  const made = await work()
  return [made, performance.now() - started]
}

function getPages(pdf) {
  return Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Type \/Page\b(?!s)/g).length
}

/** The same text on the same paper with pdfkit alone. */
function draw(report) {
  return new Promise((resolve) => {
    const pdf = new PDFDocument({ size: 'A4', margin: 56 })
    const chunks = []
    pdf.on('data', (chunk) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    getReportHead(report).forEach(([text, size]) => pdf.font('Helvetica').fontSize(size).text(text))
    for (const row of getTable(report)) drawRow(pdf, row)
    pdf.end()
  })
}

function drawRow(pdf, row) {
  const { left, right } = pdf.page.margins
  const width = pdf.page.width - left - right
  pdf.fontSize(11)
  if (row.length === 1) {
    pdf.text(row[0], left, pdf.y, { width }).moveDown(0.5)
    return
  }
  if (pdf.y > pdf.page.height - 56 - 30) pdf.addPage()
  const top = pdf.y + 7
  const columns = row.length === 2 ? [0, width / 2] : [0, width - 284, width - 110]
  row.forEach((text, nth) => {
    const end = columns[nth + 1] ?? width
    pdf.text(text, left + columns[nth], top, {
      width: end - columns[nth],
      align: nth === row.length - 1 ? 'right' : 'left',
      lineBreak: false,
    })
  })
  pdf
    .moveTo(left, top + 22)
    .lineTo(left + width, top + 22)
    .stroke('#e4e0d9')
  pdf.x = left
  pdf.y = top + 22
}
