import HtmlPlugin from 'html-webpack-plugin'
import CssPlugin from 'mini-css-extract-plugin'

export default {
  mode: 'production',
  entry: './src/main.tsx',
  // The policy that the page is opened under names this policy of Trusted Types.
  output: { clean: true, trustedTypes: 'dropwatt' },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx$/,
        loader: 'esbuild-loader',
        options: { target: 'es2022', jsx: 'automatic' },
      },
      { test: /\.css$/, use: [CssPlugin.loader, 'css-loader'] },
    ],
  },
  plugins: [new CssPlugin(), new HtmlPlugin({ template: 'index.html' })],
  performance: { hints: false },
}
