import { expose } from 'comlink'
import { zipCalls } from './zipCalls.ts'

expose(zipCalls())
