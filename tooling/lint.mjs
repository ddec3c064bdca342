const question = /^\s*\*?\s*(?:What|Which|Who|Whom|Whose|How|Where|Why)\b/

/** Reports doc comments that open with a question: they say what something does for its caller. */
const docCommentAnswers = {
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        if (comment.type !== 'Block' || !comment.value.startsWith('*')) continue
        if (!question.test(comment.value.slice(1))) continue
        context.report({
          node: comment,
          message:
            'Say what it does for its caller, in the third person: "Returns …", "Whether …", "Progress of …".',
        })
      }
    },
  }),
}

export default {
  meta: { name: 'dropwatt' },
  rules: { 'doc-comment-answers': docCommentAnswers },
}
