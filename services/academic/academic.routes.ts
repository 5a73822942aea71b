import { base } from './base.ts'
import { cardsRouter, type StudentCardPorts } from './cards/cards.routes.ts'
import { enrollmentsRouter } from './enrollments/enrollments.routes.ts'
import { situationRouter } from './situation/situation.routes.ts'

export function academicRouter(ports: StudentCardPorts) {
  return base.router({
    enrollments: enrollmentsRouter(ports),
    situation: situationRouter(ports),
    studentCards: cardsRouter(ports),
  })
}
