import { expose } from 'comlink'
import { importCalls } from './calls/importCalls.ts'

expose(importCalls())
