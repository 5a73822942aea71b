import { base } from './base.ts'
import { cardsRouter, type StudentCardPorts } from './cards/cards.routes.ts'
import { enrollmentsRouter } from './enrollments/enrollments.routes.ts'
import { situationRouter } from './situation/situation.routes.ts'
import type { UploadPorts } from './uploads/uploads.ts'
import { uploadsRouter } from './uploads/uploads.routes.ts'

export function academicRouter(ports: StudentCardPorts & UploadPorts) {
  return base.router({
    enrollments: enrollmentsRouter(ports),
    situation: situationRouter(ports),
    studentCards: cardsRouter(ports),
    uploads: uploadsRouter(ports),
  })
}
