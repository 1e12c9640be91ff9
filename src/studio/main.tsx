document.title = 'Studio';
