import process from 'node:process'

// npm runs scripts in the folder of the project; paths are those of the folder it was called from.
process.chdir(process.env.INIT_CWD ?? process.cwd())
await import('../../packages/app/server/store/commands/storeCommand.ts')
