/** Node does not resolve folders in packages, so the import names the file, and its types the folder. */
declare module 'selenium-webdriver/remote/index.js' {
  export { DriverService } from 'selenium-webdriver/remote'
}
