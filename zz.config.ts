import base from './playwright.config.ts'
const { globalSetup: _, ...rest } = base
export default rest
