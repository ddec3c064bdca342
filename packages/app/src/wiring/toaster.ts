// By a module of its own, as the other names of that entry are needed from the start.
export { Toaster } from '@dropwatt/ui/toast'
