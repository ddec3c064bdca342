export { AuthForm } from './AuthForm.js'
