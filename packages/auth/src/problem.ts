/** Creates the error of a rejected request from its JSON body, in either format of GoTrue. */
export function problemOf(body: unknown, status: number): Error {
  const { msg, message, error_code, code, weak_password: weak } = Object(body)
  return Object.assign(new Error(), {
    message: message ?? msg,
    code: error_code ?? code,
    status,
    reasons: Object(weak).reasons,
  })
}
