/** A request handler, such as the local backend. */
export interface Backend {
  fetch(request: Request): Response | Promise<Response>
}
