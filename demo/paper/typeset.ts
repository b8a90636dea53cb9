/**
 * A paper as a PDF, tagged for those who have it read aloud. The same words give the same bytes.
 * It has the fonts that every reader of PDF has: pdfkit cannot take a part of a woff2 font.
 */
import PDFDocument from 'pdfkit'
import type { Paper, PaperPart } from './paper.ts'

type Doc = PDFKit.PDFDocument

const margin = 64
const footAt = 44
const ink = '#1b1917'
const quiet = '#5d564f'
/** Between two lines to write on, in points. */
const ruling = 24

/** When it was set, which must not differ from run to run. */
const setOn = new Date('2026-01-01T00:00:00Z')

export function typeset(paper: Paper): Promise<Buffer> {
  const { head, language } = paper
  const doc = new PDFDocument({
    size: 'A4',
    margin,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    info: {
      Title: `${head.title} (${head.above})`,
      Author: head.from,
      Creator: 'Vitrine',
      CreationDate: setOn,
      ModDate: setOn,
    },
  })
  const written = bytesOf(doc)
  const body = doc.struct('Document')
  doc.addStructure(body)
  const add = (tag: string, draw: () => void) => body.add(doc.struct(tag, {}, draw))
  heading(doc, paper, add)
  for (const part of paper.parts) draw(doc, part, add)
  body.end()
  feet(doc, paper)
  doc.end()
  return written
}

function bytesOf(doc: Doc): Promise<Buffer> {
  const parts: Buffer[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part))
    doc.on('end', () => resolve(Buffer.concat(parts)))
    doc.on('error', reject)
  })
}

type Add = (tag: string, draw: () => void) => void

function heading(doc: Doc, { head }: Paper, add: Add): void {
  add('P', () => {
    doc.font('Helvetica-Bold').fontSize(10).fillColor(quiet).text(head.above)
  })
  add('H1', () => {
    doc.moveDown(0.4).font('Times-Bold').fontSize(28).fillColor(ink).text(head.title)
  })
  if (!head.lead) return
  const { lead } = head
  add('P', () => {
    doc.moveDown(0.4).font('Times-Italic').fontSize(13).text(lead, { lineGap: 3 })
  })
}

function draw(doc: Doc, part: PaperPart, add: Add): void {
  const body = () => doc.font('Helvetica').fontSize(11).fillColor(ink)
  const { title, paragraphs = [], facts = {}, tasks = [], lines = 0 } = part
  if (title) {
    add('H2', () => {
      // A heading does not stand alone at the end of a page.
      together(doc, 90)
      doc.moveDown(1.2).font('Times-Bold').fontSize(17).fillColor(ink).text(title)
    })
  }
  for (const text of paragraphs) {
    add('P', () => {
      body().moveDown(0.5).text(text, { lineGap: 3 })
    })
  }
  for (const [name, text] of Object.entries(facts)) {
    add('P', () => {
      const asked = /[?!.]$/.test(name)
      body().moveDown(0.35).font('Helvetica-Bold')
      doc.text(asked ? `${name} ` : `${name}: `, { continued: true })
      doc.font('Helvetica').text(text)
    })
  }
  for (const [at, task] of tasks.entries()) {
    add('P', () => {
      together(doc, 60 + lines * ruling)
      body()
        .moveDown(0.8)
        .text(`${at + 1}. ${task}`, { lineGap: 3 })
      rule(doc, lines)
    })
  }
}

/** A new page where so much does not fit on this one. */
function together(doc: Doc, height: number): void {
  if (doc.y + height > doc.page.height - margin) doc.addPage()
}

function rule(doc: Doc, lines: number): void {
  const right = doc.page.width - margin
  for (let line = 0; line < lines; line++) {
    doc.y += ruling
    doc.moveTo(margin, doc.y).lineTo(right, doc.y).lineWidth(0.5).strokeColor(quiet).stroke()
  }
}

function feet(doc: Doc, { head }: Paper): void {
  const { start, count } = doc.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page)
    // Below the margin pdfkit would begin another page.
    doc.page.margins.bottom = 0
    const y = doc.page.height - footAt
    const words = `${head.from}  ·  ${head.title}  ·  ${page + 1}/${count}`
    doc.markContent('Artifact', { type: 'Pagination' })
    doc.font('Helvetica').fontSize(9).fillColor(quiet).text(words, margin, y, { lineBreak: false })
    doc.endMarkedContent()
  }
}
