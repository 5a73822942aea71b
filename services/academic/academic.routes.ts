import { base } from './base.ts'
import { cardsRouter, type StudentCardPorts } from './cards/cards.routes.ts'
import { documentsRouter } from './documents/documents.routes.ts'
import { type ReviewPorts, reviewsRouter } from './documents/reviews.routes.ts'
import { enrollmentsRouter } from './enrollments/enrollments.routes.ts'
import type { PersonalDataPorts } from './personal-data/personal-data.ts'
import { personalDataRouter } from './personal-data/personal-data.routes.ts'
import { situationRouter } from './situation/situation.routes.ts'
import type { UploadPorts } from './uploads/uploads.ts'
import { uploadsRouter } from './uploads/uploads.routes.ts'

export function academicRouter(ports: StudentCardPorts & UploadPorts & PersonalDataPorts & ReviewPorts) {
  return base.router({
    enrollments: enrollmentsRouter(ports),
    situation: situationRouter(ports),
    studentCards: cardsRouter(ports),
    uploads: uploadsRouter(ports),
    enrollmentDocuments: documentsRouter(ports),
    personalData: personalDataRouter(ports),
    documentReviews: reviewsRouter(ports),
  })
}
