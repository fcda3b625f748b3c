nQueens({"page": "7eEBntjsNKEH6MgYIcoV8/NfE5paYRk7m/+soEIy3Fs="});
